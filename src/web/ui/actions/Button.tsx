import { type ReactElement, type ReactNode, type Ref, useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../Spinner.tsx';
import { Icon, type IconShape } from '../Icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { ReasonTooltip } from '../tooltip/ReasonTooltip.tsx';
import { classes, defined } from '../props.ts';
import styles from './Button.module.css';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export type ButtonProps = {
  /** The label: a verb and what it acts on, such as 'Buy 5 packages'. */
  children: ReactNode;
  /**
   * Called by a click, a tap, Enter or Space; never while the button is pending or disabled. Left out for a submit
   * button.
   */
  onPress?: (() => void) | undefined;
  /** One primary button per screen. Danger is for the confirm dialog only. */
  variant?: ButtonVariant;
  /** `medium` by default; `large` for the main step of a phone screen, `small` in tables and cards. */
  size?: 'small' | 'medium' | 'large';
  /** Supports the label, which is never left out; an IconButton has none. */
  icon?: IconShape | undefined;
  /** Position of the icon. */
  iconAt?: 'start' | 'end';
  /** Fills the width of its place, for a column on a phone; by default it is as wide as its label. */
  isFullWidth?: boolean;
  /** The action is pending: the button keeps its size, and cannot be pressed again. */
  isPending?: boolean | undefined;
  /** Why the action is not possible now. The button stays focusable, does nothing and shows this text. */
  disabledReason?: string | undefined;
  /** `submit` sends the form around it; `button`, the default, sends nothing. */
  type?: 'button' | 'submit' | 'reset';
  /** Id of the form that a submit button outside of it sends, such as one in a modal's footer. */
  form?: string;
  /** Accessible name where the label alone is unclear; it has to contain the label. */
  'aria-label'?: string;
  /** Whether what the button opens is open. */
  'aria-expanded'?: boolean;
  /** Id of the element that the button opens. */
  'aria-controls'?: string;
  /** Takes the focus when it appears: for the first control of a dialog. */
  autoFocus?: boolean;
  /** The button's element, to return the focus to it. */
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

/**
 * Starts an action of the page; use a Link for navigation.
 *
 * Use it for what changes data or this page. Another address is a Link; what only an icon has room for is an
 * IconButton.
 *
 * Anatomy: an optional icon, before or after the label; while the action is pending a spinner in their place; while it
 * is disabled a tooltip with the reason.
 *
 * Do:
 * - Begin the label with a verb and name what it acts on; where money moves, the amount too: "Pay 24.90 USD".
 * - Have one primary button on a screen; the others are secondary or quiet.
 * - Say in `disabledReason` what to do first: "Choose a country."
 * - Leave the label room: German is longer, and a label that does not fit wraps.
 *
 * Don't:
 * - Label it "OK", "Yes" or "Submit".
 * - Use the danger variant for a first press: it confirms what was asked before.
 * - Remove a button that is not possible for now: disable it with its reason.
 *
 * Keyboard: Tab reaches it also while it is disabled, so that its reason is read; Enter and Space press it.
 */
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
      // React Aria ignores a key that is held, but the browser sends the form at each of its repetitions.
      onKeyDown={(event) => {
        if (event.repeat && event.key === 'Enter') event.preventDefault();
        // React Aria keeps from others what a handler has seen: without this, no dialog sees Escape or Tab.
        event.continuePropagation();
      }}
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
