// What the portal keeps in the browser, by name (docs/security.md).

/** Who is signed in and since when that is known: it opens the portal when the server does not answer. */
export const SIGNED_IN_KEY = 'portal-signed-in';
/** Signed out here while the server did not answer: its session, and the cookie, are still there. */
export const SIGN_OUT_DUE_KEY = 'portal-due';
/** The page to which this browser is bound (kiosk.ts). */
export const KIOSK_KEY = 'portal-kiosk';
/** A toast that is carried over a reload (toast.ts); it is for whoever was signed in. */
export const CARRIED_TOAST_KEY = 'portal-toast';
/** Ids of records that are picked for a print, by whoever is signed in at this tab. */
export const PICKED_KEY = 'portal-picked';
/** The database of what was kept for offline use (kept-replies.ts). */
export const KEPT_REPLIES = 'portal-replies';
