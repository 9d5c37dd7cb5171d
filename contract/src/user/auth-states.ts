export const authStates = {
  INIT: 1,
  LOGGED_OUT: 5,
  PROCESSING: 10,
  LOGIN_ERROR: 15,
  FORGOT_PASSWORD: 20,
  FORGOT_OTP: 21,
  REGISTER: 25,
  LOGGED_IN: 50,
} as const;
export type AuthState = (typeof authStates)[keyof typeof authStates];
