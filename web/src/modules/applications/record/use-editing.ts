import { useLocation, useNavigate } from 'react-router';

/** Whether the form is open is in the address: a link can lead to one of its fields, and Back closes it. */
export function useEditing(): { isEditing: boolean; start: () => void; stop: () => void } {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  return {
    isEditing: hash !== '' || new URLSearchParams(search).has('edit'),
    start: () => void navigate({ search: '?edit' }),
    stop: () => void navigate({ search: '' }, { replace: true }),
  };
}
