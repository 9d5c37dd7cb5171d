/** True in the offline build of a camp laptop (PORTAL_OFFLINE=1 at build time). */
declare const __OFFLINE__: boolean;
