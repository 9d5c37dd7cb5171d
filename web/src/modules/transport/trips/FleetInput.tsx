import { mdiCheckCircleOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { TripProblem } from '@sewa/contract/transport/trip-rules';
import { useTranslation } from 'react-i18next';
import { type FieldProps, fieldPlace, useBoundField } from '../../../ui/form/bound-field.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useProblemText } from './use-problem-text.ts';

export interface FleetOption {
  id: string;
  /** A registration number, or a name. */
  title: string;
  details: string;
  problems: readonly TripProblem[];
  /** What to think about before it is chosen. */
  warning?: string | undefined;
}

interface FleetInputProps extends FieldProps {
  options: readonly FleetOption[];
  /** What is chosen when the form opens, also where it is not among the options. */
  current: { id: string; title: string } | null;
  isOptional?: boolean;
  isLoading: boolean;
  /** What to take instead of a choice that may not go. */
  instead?: FleetOption | null;
}

/** A vehicle or a driver: those that are free first, each of the others with what speaks against it. */
export function FleetInput({
  options,
  current,
  isOptional = false,
  isLoading,
  instead,
  ...props
}: FleetInputProps) {
  const { t } = useTranslation('transport');
  const problemText = useProblemText();
  const titleOf = (id: unknown) =>
    options.find((one) => one.id === id)?.title ?? (current?.id === id ? current?.title : undefined) ?? '–';
  const { field, inputRef, error, helperText } = useBoundField(props, titleOf);
  const chosen = options.find(({ id }) => id === field.value) ?? null;
  const shown: FleetOption | null =
    chosen ?? (current && current.id === field.value ? { ...current, details: '', problems: [] } : null);
  const [problem] = chosen?.problems ?? [];
  return (
    <Box sx={fieldPlace(props.isWide)}>
      <Autocomplete<FleetOption, false, boolean>
        options={[...options]}
        value={shown}
        onChange={(_event, option) => field.onChange(option?.id ?? (isOptional ? null : ''))}
        onBlur={field.onBlur}
        loading={isLoading}
        disableClearable={!isOptional}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        groupBy={({ problems }) => t(problems.length === 0 ? 'free.yes' : 'free.no')}
        noOptionsText={t('free.none')}
        autoHighlight
        filterOptions={(all, { inputValue }) => {
          const wanted = inputValue.toLowerCase().replaceAll(' ', '');
          const isTitle = shown !== null && inputValue === shown.title;
          return isTitle
            ? all
            : all.filter(({ title, details }) =>
                `${title}${details}`.toLowerCase().replaceAll(' ', '').includes(wanted),
              );
        }}
        renderOption={({ key, ...optionProps }, { title, details, problems, warning }) => (
          <Box component="li" key={key} {...optionProps} sx={{ display: 'block !important' }}>
            <Typography sx={{ fontWeight: 500 }}>
              {title}{' '}
              {details !== '' && (
                <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                  {details}
                </Box>
              )}
            </Typography>
            {(problems[0] || warning) && (
              <Typography variant="body2" color="warning.dark">
                {problems[0] ? problemText(problems[0]) : warning}
              </Typography>
            )}
          </Box>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            inputRef={inputRef}
            name={field.name}
            label={props.label}
            required={props.isRequired ?? false}
            error={error !== undefined}
            helperText={helperText}
          />
        )}
        fullWidth
      />
      {!problem && chosen?.warning && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {chosen.warning}
        </Alert>
      )}
      {problem && (
        <Alert
          severity="warning"
          sx={{ mb: 1 }}
          action={
            instead && (
              <Button
                size="small"
                color="inherit"
                startIcon={<Icon path={mdiCheckCircleOutline} />}
                onClick={() => field.onChange(instead.id)}
              >
                {t('free.take', { title: instead.title })}
              </Button>
            )
          }
        >
          {problemText(problem)}
        </Alert>
      )}
    </Box>
  );
}
