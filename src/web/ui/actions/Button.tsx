import { type ReactElement, type ReactNode, type Ref, useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../Spinner.tsx';
import { Icon, type IconShape } from '../Icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { ReasonTooltip } from '../tooltip/ReasonTooltip.tsx';
import { classes, defined } from '../props.ts';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export type ButtonProps = {
  children: ReactNode;
  onPress?: (() => void) | undefined;
  /** One primary button per screen. Danger is for the confirm dialog only. */
  variant?: ButtonVariant;
  size?: 'small' | 'medium' | 'large';
  icon?: IconShape | undefined;
  /** Position of the icon. */
  iconAt?: 'start' | 'end';
  isFullWidth?: boolean;
  /** The action is pending: the button keeps its size, and cannot be pressed again. */
  isPending?: boolean | undefined;
  /** Why the action is not possible now. The button stays focusable, does nothing and shows this text. */
  disabledReason?: string | undefined;
  type?: 'button' | 'submit' | 'reset';
  form?: string;
  'aria-label'?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

const PendingMark = (): ReactElement => {
  const { t } = useTranslation('ui');
  return (
    <span className={styles.pending}>
      <Spinner size={20} label={t('pending')} />
    </span>
  );
};

const Content = ({ children, icon, iconAt = 'start', isPending }: ButtonProps): ReactElement => (
  <>
    {isPending === true && <PendingMark />}
    <span className={classes(styles.content, isPending && styles.covered)}>
      {icon && iconAt === 'start' && <Icon of={icon} />}
      <span>{children}</span>
      {icon && iconAt === 'end' && <Icon of={icon} />}
    </span>
  </>
);

/** Starts an action of the page; use a Link for navigation. */
export const Button = ({ ref, ...props }: ButtonProps): ReactElement => {
  const { variant = 'secondary', size = 'medium', isFullWidth = false, type = 'button', disabledReason } = props;
  const reasonId = useId();
  const isRefused = disabledReason !== undefined && disabledReason !== '';
  const button = (
    <AriaButton
      ref={ref}
      className={classes(styles.button, styles[variant], styles[size], isFullWidth && styles.full)}
      // A disabled submit button must also block the form's submit by Enter.
      type={isRefused ? 'button' : type}
      isPending={props.isPending ?? false}
      {...defined({
        onPress: isRefused || !props.onPress ? undefined : props.onPress,
        'aria-disabled': isRefused || undefined,
        'aria-describedby': isRefused ? reasonId : undefined,
        'aria-label': props['aria-label'],
        'aria-expanded': props['aria-expanded'],
        'aria-controls': props['aria-controls'],
        form: props.form,
        autoFocus: props.autoFocus,
      })}
    >
      <Content {...props} />
    </AriaButton>
  );
  if (!isRefused) return button;
  return (
    <ReasonTooltip reason={disabledReason}>
      {button}
      <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>
    </ReasonTooltip>
  );
};
