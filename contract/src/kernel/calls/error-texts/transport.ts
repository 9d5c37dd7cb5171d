import type { ErrorTexts } from './error-texts.ts';

/** Refusals about vehicles and drivers. */
export const transportErrors = {
  VEHICLE_EXISTS: {
    status: 409,
    en: 'This area already has a vehicle with this number. Check the number, or open that vehicle. Nothing was saved.',
    hi: 'इस क्षेत्र में इस नंबर की गाड़ी पहले से है। नंबर जाँचें या वही गाड़ी खोलें। कुछ सेव नहीं हुआ।',
    pa: 'ਇਸ ਏਰੀਏ ਵਿੱਚ ਇਸ ਨੰਬਰ ਦੀ ਗੱਡੀ ਪਹਿਲਾਂ ਹੀ ਹੈ। ਨੰਬਰ ਜਾਂਚੋ ਜਾਂ ਉਹੀ ਗੱਡੀ ਖੋਲ੍ਹੋ। ਕੁਝ ਨਹੀਂ ਸੰਭਾਲਿਆ ਗਿਆ।',
  },
  VEHICLE_WITHDRAWN: {
    status: 409,
    en: 'This vehicle is withdrawn. Its windscreen sheet can no longer be printed.',
    hi: 'यह गाड़ी अब काम में नहीं है। इसकी शीशे वाली शीट प्रिंट नहीं हो सकती।',
    pa: 'ਇਹ ਗੱਡੀ ਹੁਣ ਵਰਤੋਂ ਵਿੱਚ ਨਹੀਂ ਹੈ। ਇਸ ਦੀ ਸ਼ੀਸ਼ੇ ਵਾਲੀ ਸ਼ੀਟ ਪ੍ਰਿੰਟ ਨਹੀਂ ਹੋ ਸਕਦੀ।',
  },
  DRIVER_EXISTS: {
    status: 409,
    en: 'This sewadar is already entered as a driver. Open that record. Nothing was saved.',
    hi: 'ये सेवादार ड्राइवरों में पहले से हैं। वही रिकॉर्ड खोलें। कुछ सेव नहीं हुआ।',
    pa: 'ਇਹ ਸੇਵਾਦਾਰ ਡਰਾਈਵਰਾਂ ਵਿੱਚ ਪਹਿਲਾਂ ਹੀ ਹਨ। ਉਹੀ ਰਿਕਾਰਡ ਖੋਲ੍ਹੋ। ਕੁਝ ਨਹੀਂ ਸੰਭਾਲਿਆ ਗਿਆ।',
  },
  LICENCE_EXISTS: {
    status: 409,
    en: 'Another driver of this area has this licence number. Check the number. Nothing was saved.',
    hi: 'इस क्षेत्र में यह लाइसेंस नंबर किसी और ड्राइवर का है। नंबर जाँचें। कुछ सेव नहीं हुआ।',
    pa: 'ਇਸ ਏਰੀਏ ਵਿੱਚ ਇਹ ਲਾਇਸੈਂਸ ਨੰਬਰ ਕਿਸੇ ਹੋਰ ਡਰਾਈਵਰ ਦਾ ਹੈ। ਨੰਬਰ ਜਾਂਚੋ। ਕੁਝ ਨਹੀਂ ਸੰਭਾਲਿਆ ਗਿਆ।',
  },
} as const satisfies ErrorTexts;
