import { refreshUser } from '../../platform/auth.ts';
import { remember } from '../../platform/remember.ts';
import { useSession } from '../../platform/session.ts';

/** The views that the user saved for one list: name → query string. */
export function useSavedViews(list: string) {
  const { user } = useSession();
  const all = user.preferences.views ?? {};
  const views = all[list] ?? {};
  async function keep(next: Record<string, string>) {
    await remember({ views: { ...all, [list]: next } });
    await refreshUser();
  }
  return {
    views,
    save: (name: string, query: string) => keep({ ...views, [name]: query }),
    remove: (name: string) => {
      const { [name]: _removed, ...others } = views;
      return keep(others);
    },
  };
}
