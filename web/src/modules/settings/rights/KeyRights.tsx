import { mdiLockOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { allows } from '@sewa/contract/kernel/rights/acl';
import { type AclKey, primesOf } from '@sewa/contract/kernel/rights/rights';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.tsx';
import { useRightWords } from '../../../ui/right-words.ts';
import { type Bounds, type Grants, type Limit, limitOf, toggleRight } from './acl.rules.ts';

interface KeyRightsProps {
  aclKey: AclKey;
  grants: Grants;
  bounds: Bounds;
  onChange: (grants: Grants) => void;
  isReadOnly: boolean;
}

/** One subject, e.g. Users, with its acts as boxes and one line that says why some are closed. */
export function KeyRights({ aclKey, grants, bounds, onChange, isReadOnly }: KeyRightsProps) {
  const { keyWord, actWord } = useRightWords();
  const note = useId();
  const boxes = primesOf(aclKey).map((prime) => ({
    prime,
    word: actWord(aclKey, prime),
    isHeld: allows(grants, aclKey, prime),
    limit: limitOf(aclKey, prime, bounds),
  }));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { md: '200px minmax(0, 1fr)' }, alignItems: 'center' }}>
      <Typography id={`${note}-key`} sx={{ fontWeight: 500 }}>
        {keyWord(aclKey)}
      </Typography>
      <div>
        <FormGroup row role="group" aria-labelledby={`${note}-key`}>
          {boxes.map(({ prime, word, isHeld, limit }) => (
            <FormControlLabel
              key={prime}
              sx={{ mr: 3, minHeight: 44 }}
              label={word}
              control={
                <Checkbox
                  checked={isHeld}
                  // What the unit may not hold, or the granter only for a time, can still be taken away.
                  disabled={isReadOnly || limit === 'own' || (limit !== null && !isHeld)}
                  onChange={() => onChange(toggleRight(grants, aclKey, prime))}
                  slotProps={{ input: limit ? { 'aria-describedby': note } : {} }}
                />
              }
            />
          ))}
        </FormGroup>
        {!isReadOnly && <Limits id={note} boxes={boxes} />}
      </div>
    </Box>
  );
}

function Limits({ id, boxes }: { id: string; boxes: readonly { word: string; limit: Limit | null }[] }) {
  const { t } = useTranslation('settings');
  const of = (limit: Limit) => boxes.filter((box) => box.limit === limit).map((box) => `“${box.word}”`);
  const lines = (['org', 'own', 'lent'] as const)
    .filter((limit) => of(limit).length > 0)
    .map((limit) => t(`rights.limit.${limit}`, { acts: of(limit).join(', ') }));
  if (lines.length === 0) return null;
  return (
    <Typography
      id={id}
      variant="caption"
      color="textSecondary"
      sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}
    >
      <Icon path={mdiLockOutline} sx={{ fontSize: 14 }} />
      {lines.join(' · ')}
    </Typography>
  );
}
