import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
}

export function Field({ label, hint, error, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(attributes) => <input className="si-input" {...attributes} {...input} />}
    </FieldFrame>
  );
}

/** A password that can be shown or hidden. */
export function PasswordField({ label, hint, error, ...input }: Omit<FieldProps, 'type'>) {
  const { t } = useTranslation('sign-in');
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(attributes) => (
        <div className="si-password">
          <input className="si-input" type={isShown ? 'text' : 'password'} {...attributes} {...input} />
          <button
            type="button"
            className="si-eye"
            aria-label={t(isShown ? 'password.hide' : 'password.show')}
            aria-pressed={isShown}
            aria-controls={attributes.id}
            onClick={() => setIsShown(!isShown)}
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M12 5C6.5 5 2.7 9.3 1.5 12c1.2 2.7 5 7 10.5 7s9.3-4.3 10.5-7C21.3 9.3 17.5 5 12 5zm0 12a5 5 0 1 1 0-10 5 5 0 0 1 0 10zm0-2a3 3 0 1 0 0-6 3 3 0 0 0 0 6z" />
              {!isShown && <path className="si-eye-slash" d="M4 3l17 18" />}
            </svg>
          </button>
        </div>
      )}
    </FieldFrame>
  );
}

interface ControlAttributes {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** The label above a control, what is wrong with it or a hint below it. */
export function FieldFrame(props: {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: (attributes: ControlAttributes) => ReactNode;
}) {
  const id = useId();
  const help = props.error ?? props.hint;
  const helpId = help ? `${id}-help` : undefined;
  return (
    <div className="si-field">
      <label htmlFor={id}>{props.label}</label>
      {props.children({ id, 'aria-invalid': props.error !== undefined, 'aria-describedby': helpId })}
      {help && (
        <p id={helpId} className={props.error ? 'si-field-error' : 'si-hint'}>
          {help}
        </p>
      )}
    </div>
  );
}
