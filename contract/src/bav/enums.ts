export const skuCategories = [
  { label: 'Hindi book', value: 2 },
  { label: 'English book', value: 3 },
  { label: 'Punjabi book', value: 4 },
  { label: 'Photo', value: 5 },
  { label: 'Calender', value: 10 },
  { label: 'Pen drive', value: 15 },
] as const;

export const purchaseTypes = { PURCHASE: 5, RETURN: 10 } as const;
export const orderStatuses = { CREATED: 5, APPROVED: 10, VERIFIED: 15, SUBMITTED: 20 } as const;
