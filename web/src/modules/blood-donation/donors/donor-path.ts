export const donorPath = '/blood-donation/donor';
