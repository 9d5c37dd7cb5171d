/**
 * zod tries `new Function` when its first schema is made, which our content security policy refuses and the browser
 * reports. zod reads this setting from the global object, so it can be made before zod itself has been fetched.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
