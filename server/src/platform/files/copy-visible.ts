import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';

export interface Copy {
  (value: PDFObject): PDFObject;
  /** A dictionary of the new document that may be changed; an empty one for nothing. Null for anything else. */
  dict(value: PDFObject | undefined): PDFDict | null;
  /** References to the streams of a page. Null when one is missing. */
  streams(value: PDFObject | undefined): PDFRef[] | null;
}

/** Takes over what a page needs to be drawn, and what that needs in turn. */
export function copyVisible(from: PDFContext, to: PDFContext): Copy {
  const known = new Map<PDFRef, PDFRef>();
  const waiting: [PDFRef, PDFObject | undefined, boolean][] = [];

  function copied(value: PDFObject, isMap: boolean): PDFObject {
    if (value instanceof PDFRef) return refTo(value, isMap);
    if (value instanceof PDFArray) {
      const array = PDFArray.withContext(to);
      for (const one of value.asArray()) array.push(copied(one, false));
      return array;
    }
    if (value instanceof PDFDict) return isActive(value) ? PDFNull : dictOf(value, isMap);
    if (value instanceof PDFStream) return streamOf(value);
    if (value instanceof PDFInvalidObject) return PDFNull;
    return value;
  }

  function refTo(ref: PDFRef, isMap: boolean): PDFRef {
    const there = known.get(ref) ?? to.nextRef();
    if (known.has(ref)) return there;
    known.set(ref, there);
    waiting.push([there, from.lookup(ref), isMap]);
    return there;
  }

  function dictOf(value: PDFDict, isMap: boolean): PDFDict {
    const dict = PDFDict.withContext(to);
    for (const [key, entry] of value.entries()) {
      const text = key.decodeText();
      const isWord = entry instanceof PDFString || entry instanceof PDFHexString;
      if (isMap ? isWord : neverTaken.has(text)) continue;
      dict.set(key, copied(entry, maps.has(text)));
    }
    return dict;
  }

  function streamOf(value: PDFStream): PDFObject {
    if (!(value instanceof PDFRawStream) || isActive(value.dict)) return PDFNull;
    const dict = dictOf(value.dict, false);
    // A stream that lies in another file.
    for (const key of ['F', 'FFilter', 'FDecodeParms', 'Length']) dict.delete(PDFName.of(key));
    return PDFRawStream.of(dict, value.contents);
  }

  /** One after the other, not one inside the other: a chain of references can be as long as the file. */
  function finished<T>(value: T): T {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [there, found, isMap] = next;
      to.assign(there, found === undefined ? PDFNull : copied(found, isMap));
    }
    return value;
  }

  const copy = (value: PDFObject) => finished(copied(value, false));
  return Object.assign(copy, {
    dict: (value: PDFObject | undefined) => {
      const found = from.lookup(value);
      if (found === undefined || found === PDFNull) return PDFDict.withContext(to);
      return found instanceof PDFDict ? finished(dictOf(found, false)) : null;
    },
    streams: (value: PDFObject | undefined) => {
      const found = from.lookup(value);
      const parts = found instanceof PDFArray ? found.asArray() : [value];
      const made: PDFRef[] = [];
      for (const part of parts) {
        if (part === undefined) continue;
        if (!(part instanceof PDFRef) || !(from.lookup(part) instanceof PDFRawStream)) return null;
        made.push(finished(refTo(part, false)));
      }
      return made;
    },
  });
}

/** Their keys are names that the page's author chose, not words of the format. */
const maps = new Set(
  'Font XObject ExtGState ColorSpace Pattern Shading Properties CharProcs Colorants'.split(' '),
);

/** No page is drawn by these. They lead to what acts, to other files, or back to the document. */
const neverTaken = new Set(
  (
    'A AA AcroForm AF Alternates Annots Dests EF EmbeddedFiles JavaScript JS LastModified Measure Metadata Names ' +
    'OpenAction OPI Outlines Parent PieceInfo PtData Ref RichMediaContent RichMediaSettings StructParent StructParents ' +
    'StructTreeRoot URI XFA'
  ).split(' '),
);
const activeTypes = new Set('Action Annot Catalog EmbeddedFile Filespec Page Pages Sig'.split(' '));
const actions = new Set(
  (
    'GoTo GoTo3DView GoToDp GoToE GoToR Hide ImportData JavaScript Launch Movie Named Rendition ResetForm ' +
    'RichMediaExecute SetOCGState SubmitForm Sound Thread Trans URI'
  ).split(' '),
);

function isActive(dict: PDFDict): boolean {
  return (
    activeTypes.has(textOf(dict, 'Type')) ||
    actions.has(textOf(dict, 'S')) ||
    textOf(dict, 'Subtype') === 'PS'
  );
}

function textOf(dict: PDFDict, key: string): string {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : '';
}
