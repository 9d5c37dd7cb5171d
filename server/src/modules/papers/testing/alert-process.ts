// A process that sends the alerts once, to be killed in the middle.
import { sendOnce } from './send-once.ts';

const [appUrl = '', smtpUrl = '', today = ''] = process.argv.slice(2);
await sendOnce({ appUrl, smtpUrl, today });
process.disconnect?.();
