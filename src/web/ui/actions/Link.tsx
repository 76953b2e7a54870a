import type { ReactElement, ReactNode, Ref } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { Icon, type IconShape } from '../Icon.tsx';
import { ExternalLinkIcon } from '../icons.ts';
import { classes, defined } from '../props.ts';
import buttonStyles from './Button.module.css';
import styles from './Link.module.css';

type LinkProps = {
  /** The text, which says where it leads without the sentence around it. */
  children: ReactNode;
  /** A path of the app (UiProvider's router follows it) or a whole address. */
  href: string;
  /** `text` is for running text; `plain` inherits its colour; the others look like the buttons of these names. */
  variant?: 'text' | 'plain' | 'primary' | 'secondary' | 'quiet';
  /** The size of the variants that look like buttons; `medium` by default. */
  size?: 'small' | 'medium' | 'large';
  /** Supports the text. */
  icon?: IconShape | undefined;
  /** Before the text, or after it for a link that leads on. */
  iconAt?: 'start' | 'end';
  /** Fills the width of its place, for the variants that look like buttons. */
  isFullWidth?: boolean;
  /** A page of the server, which the app's router must not follow. */
  isServerPage?: boolean;
  /** Opens in a new tab and shows that by an icon. */
  isExternal?: boolean;
  /** Saves the target instead of showing it; a text is the file's name. */
  download?: string | boolean;
  /** Accessible name where the text alone is unclear; it has to contain the text. */
  'aria-label'?: string;
  /** `page` for the entry of a navigation that is shown now. */
  'aria-current'?: 'page' | undefined;
  /** Called before it navigates, to close a menu for example. */
  onPress?: () => void;
  /** The link's element. */
  ref?: Ref<HTMLAnchorElement>;
};

const look = ({ variant = 'text', size = 'medium', isFullWidth = false }: LinkProps): string => {
  if (variant === 'text' || variant === 'plain') return classes(styles.link, styles[variant]);
  return classes(buttonStyles.button, buttonStyles[variant], buttonStyles[size], isFullWidth && buttonStyles.full);
};

/**
 * Navigates, and may look like a button; use a Button for actions on this page.
 *
 * Use it for every address, inside and outside of the app, so that it can be opened in a new tab.
 *
 * Anatomy: an optional icon, before or after the text; an icon at the end says that it opens a new tab. A link to a
 * page of the server shows its text alone.
 *
 * Do:
 * - Say in the text where it leads: "Terms of service".
 * - Set `isServerPage` for an address that the app's router does not know.
 * - Give it a button's look only where it is the next step of the page.
 *
 * Don't:
 * - Label it "here" or "more": many read links without the sentence around them.
 * - Open a new tab where nothing of this page is needed beside it.
 * - Start an action by `onPress`: a new tab would show the address without it.
 *
 * Keyboard: Enter follows it.
 */
export const Link = ({ ref, ...props }: LinkProps): ReactElement => {
  const { children, href, icon, iconAt = 'start', isServerPage = false, isExternal = false } = props;
  if (isServerPage) {
    return (
      <a className={look(props)} href={href} ref={ref}>
        {children}
      </a>
    );
  }
  return (
    <AriaLink
      className={look(props)}
      ref={ref}
      href={href}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      {...defined({
        download: props.download,
        'aria-label': props['aria-label'],
        'aria-current': props['aria-current'],
        onPress: props.onPress,
      })}
    >
      <span className={styles.content}>
        {icon && iconAt === 'start' && <Icon of={icon} />}
        {children}
        {icon && iconAt === 'end' && (
          <span className={styles.end} aria-hidden>
            <Icon of={icon} />
          </span>
        )}
        {isExternal && (
          <span className={styles.end} aria-hidden>
            <Icon of={ExternalLinkIcon} size={16} />
          </span>
        )}
      </span>
    </AriaLink>
  );
};
