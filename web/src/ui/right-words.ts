import { type AclKey, rights } from '@sewa/contract/kernel/rights/rights';
import { useTranslation } from 'react-i18next';

/** Rights as people read them: "Users: create, edit". Primes are never shown. */
export function useRightWords() {
  // What can be granted belongs to the modules; acts that many of them know stand in the kit.
  const { t } = useTranslation(['app', 'ui']);
  const featureWord = (feature: string) => t(`rights.feature.${feature}`);
  const keyWord = (key: string) => t(`rights.key.${key}`);
  const actWord = (key: string, prime: number) => {
    const acts: Readonly<Record<number, string>> = rights[key as AclKey] ?? {};
    const act = `rights.act.${acts[prime] ?? 'unknown'}`;
    return t([act, `ui:${act}`]);
  };
  const actWords = (key: string, value: number) =>
    Object.keys(rights[key as AclKey] ?? {})
      .map(Number)
      .filter((prime) => value % prime === 0)
      .map((prime) => actWord(key, prime))
      .join(', ');
  return {
    featureWord,
    keyWord,
    actWord,
    actWords,
    rightWord: (key: string, value: number) => `${keyWord(key)}: ${actWords(key, value)}`,
  };
}
