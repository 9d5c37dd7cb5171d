export const REQUEST_TIMEOUT_MS = 60_000;
export const TOAST_HIDE_MS = 5_000;
export const AREA_SWITCH_LEVEL = 90;
export const SIDEBAR_WIDTH_PX = 220;
