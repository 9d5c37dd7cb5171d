/** Only the last four characters of identity numbers are stored. */
export const identityColumns = {
  aadhaarLast4: { en: 'Aadhaar, last four', hi: 'आधार, आख़िरी चार', pa: 'ਆਧਾਰ, ਆਖ਼ਰੀ ਚਾਰ' },
  panLast4: { en: 'PAN, last four', hi: 'पैन, आख़िरी चार', pa: 'ਪੈਨ, ਆਖ਼ਰੀ ਚਾਰ' },
} as const;
