import { mdiDeleteOutline } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Acl } from '@sewa/contract/kernel/rights/acl';
import type { TemporaryGrant } from '@sewa/contract/user/users';
import { useTranslation } from 'react-i18next';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { type BoundField, useBoundField } from '../../../ui/form/bound-field.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useRightWords } from '../../../ui/right-words.ts';
import { useRightsText } from '../../../ui/use-rights-text.ts';
import { shownGrants, withGrant, withoutGrant, withTemporaryBadges } from './acl.rules.ts';
import { NewGrant } from './NewGrant.tsx';

interface TemporaryInputProps extends BoundField {
  label: string;
  /** The right that is being chosen. */
  chosen: BoundField;
  ceiling: Acl;
  /** What the user is to hold for good, as the form has it now. */
  getAcl: () => Acl;
  isReadOnly?: boolean;
}

/** Rights that end by themselves: a camp day, a stand-in. */
export function TemporaryInput(props: TemporaryInputProps) {
  const { t } = useTranslation('settings');
  const { day } = useFormat();
  const { rightWord } = useRightWords();
  const rightsText = useRightsText();
  const { field } = useBoundField(props, (value) =>
    Array.isArray(value) ? value.map(rightsText).join('\n') || '–' : '–',
  );
  const grants = shownGrants((field.value ?? []) as TemporaryGrant[]);
  const thisDay = today();
  const held = () => ({ acl: props.getAcl(), temporary: grants });
  const change = (next: TemporaryGrant[]) => field.onChange(withTemporaryBadges(next));
  return (
    <Stack spacing={1}>
      {grants.length === 0 && <Typography color="textSecondary">{t('rights.temporaryNone')}</Typography>}
      <List disablePadding aria-label={props.label}>
        {grants.map((grant) => (
          <ListItem
            key={`${grant.key} ${grant.value} ${grant.until}`}
            divider
            secondaryAction={
              !props.isReadOnly && (
                <IconButton
                  edge="end"
                  aria-label={t('rights.temporaryRemove', { right: rightWord(grant.key, grant.value) })}
                  onClick={() => change(withoutGrant(held(), grant))}
                >
                  <Icon path={mdiDeleteOutline} />
                </IconButton>
              )
            }
          >
            <ListItemText
              primary={rightWord(grant.key, grant.value)}
              secondary={t(grant.until < thisDay ? 'rights.ended' : 'rights.until', {
                day: day(grant.until),
              })}
            />
          </ListItem>
        ))}
      </List>
      {!props.isReadOnly && (
        <NewGrant
          {...props.chosen}
          ceiling={props.ceiling}
          onAdd={(grant) => change(withGrant(held(), grant))}
        />
      )}
    </Stack>
  );
}
