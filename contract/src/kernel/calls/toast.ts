export const toastTypes = { SUCCESS: 1, WARNING: 2, INFO: 3, ERROR: 4 } as const;
export type ToastType = (typeof toastTypes)[keyof typeof toastTypes];

export interface Toast {
  show: boolean;
  type: ToastType;
  message: string;
}
