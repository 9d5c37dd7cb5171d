export const printPath = '/badges/sewadar/print';
export const printsPath = '/badges/sewadar/prints';
export const printersPath = '/badges/sewadar/printers';
export const keysPath = '/badges/sewadar/keys';
export const templatesPath = '/badges/sewadar/templates';
