import type { ReactElement, ReactNode, Ref } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { Icon, type IconShape } from '../Icon.tsx';
import { ExternalLinkIcon } from '../icons.ts';
import { classes, defined } from '../props.ts';
import buttonStyles from './Button.module.css';
import styles from './Link.module.css';

export type LinkProps = {
  children: ReactNode;
  /** A path of the app (UiProvider's router follows it) or a whole address. */
  href: string;
  /** `text` is for running text; `plain` inherits its colour; the others look like the buttons of these names. */
  variant?: 'text' | 'plain' | 'primary' | 'secondary' | 'quiet';
  size?: 'small' | 'medium' | 'large';
  icon?: IconShape | undefined;
  /** Before the text, or after it for a link that leads on. */
  iconAt?: 'start' | 'end';
  isFullWidth?: boolean;
  /** A page of the server, which the app's router must not follow. */
  isServerPage?: boolean;
  /** Opens in a new tab and shows that by an icon. */
  isExternal?: boolean;
  download?: string | boolean;
  'aria-label'?: string;
  'aria-current'?: 'page' | undefined;
  onPress?: () => void;
  ref?: Ref<HTMLAnchorElement>;
};

const look = ({ variant = 'text', size = 'medium', isFullWidth = false }: LinkProps): string => {
  if (variant === 'text' || variant === 'plain') return classes(styles.link, styles[variant]);
  return classes(buttonStyles.button, buttonStyles[variant], buttonStyles[size], isFullWidth && buttonStyles.full);
};

/** Navigates, and may look like a button; use a Button for actions on this page. */
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
        {icon && iconAt === 'end' && <Icon of={icon} />}
        {isExternal && <Icon of={ExternalLinkIcon} size={16} />}
      </span>
    </AriaLink>
  );
};
