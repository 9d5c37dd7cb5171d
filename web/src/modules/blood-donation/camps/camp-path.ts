export const campPath = '/blood-donation/camp';
