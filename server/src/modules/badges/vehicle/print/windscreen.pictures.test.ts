import { afterAll } from 'vitest';
import { openTestPrinter, printDay, testPictures } from '../../../../testing/print-tests.ts';
import { passLabels, passTemplate } from '../print-passes.ts';

const printer = openTestPrinter();
afterAll(() => printer.close());

const code = `S1.V5.ASR.7F3Q.12.1Z0.1Z0.${'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.repeat(3)}ABCDEFA`;

testPictures('windscreen', () => printer, {
  template: passTemplate,
  labels: passLabels,
  codes: [code],
  data: (format) => ({
    passes: [
      {
        number: 12,
        vehicleNumber: 'PB02AB1234',
        vehicleType: 20,
        name: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਗਿੱਲ',
        centre: 'अजनाला',
        validFrom: format.day('2026-01-01'),
        validTo: format.day(printDay),
        code,
      },
    ],
  }),
});

const fleetCode = code.replace('S1.V5', 'S1.F1');

testPictures('windscreen-fleet', () => printer, {
  template: passTemplate,
  labels: passLabels,
  codes: [fleetCode],
  data: () => ({
    passes: [
      {
        number: null,
        vehicleNumber: 'PB 02 DA 4040',
        vehicleType: 10,
        name: null,
        centre: 'ਗੁਰਦਾਸਪੁਰ',
        validFrom: null,
        validTo: null,
        code: fleetCode,
      },
    ],
  }),
});
