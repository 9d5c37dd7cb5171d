import type { AnyReport, ReportColumn } from '@sewa/contract/bav/reports/report';
import { choiceWord } from '@sewa/contract/kernel/resource/words';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import type { ReportQuery } from './report.queries.ts';

type Cell = string | number | null | undefined;

/** How a report writes its cells and headings. */
export function useReportCells(report: AnyReport, query: ReportQuery) {
  const language = useStore(languageStore);
  const { day, month, money, number } = useFormat();
  const columns = Object.entries<ReportColumn>(report.columns);
  const heading = (name: string, column: ReportColumn) => {
    const isFirst = columns[0]?.[0] === name;
    return ((isFirst ? report.groups?.[query['by'] ?? ''] : undefined) ?? column)[language];
  };
  const named = (text: string) => {
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return day(text);
    return /^\d{4}-\d\d$/.test(text) ? month(text) : text;
  };
  const cell = (column: ReportColumn, value: Cell): string => {
    const word = choiceWord(column, value ?? '', language);
    if (word !== null) return word;
    if (value === null || value === undefined || value === '') return '–';
    switch (column.kind) {
      case 'money':
        return money(Number(value));
      case 'number':
        return number(Number(value));
      case 'percent':
        return `${number(Number(value))} %`;
      case 'day':
        return day(String(value));
      case 'text':
        return named(String(value));
    }
  };
  return { columns, heading, cell };
}
