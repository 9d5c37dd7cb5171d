export const salesPath = '/bav/sales';
export const returnsPath = '/bav/return';
export const receiptPath = (id: string) => `${salesPath}/receipts/${id}`;
