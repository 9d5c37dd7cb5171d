export const cloudSyncPath = '/blood-donation/cloud-sync';
/** Of the settings: who looks after devices goes there. */
export const devicesPath = '/settings/devices';
