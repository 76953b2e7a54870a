import type { ReactElement } from 'react';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Icon, type IconShape } from '#web/ui/Icon.tsx';
import { ArrowRightIcon } from '#web/ui/icons.ts';
import styles from './ImageTextBlock.module.css';

export type ImageTextBlockProps = {
  /** A symbol of the topic. */
  icon: IconShape;
  /** A few words. */
  headline: string;
  /** Two sentences at most. */
  text: string;
  /** Signed-in users follow an internal link; for others it starts the sign-in, see onLogin. */
  link?: { label: string; href: string; isExternal?: boolean };
  /** Set while the visitor is signed out: called with the address of the internal link. */
  onLogin?: ((href: string) => void) | undefined;
};

const Action = ({
  link,
  onLogin,
}: Pick<ImageTextBlockProps, 'onLogin'> & { link: { label: string; href: string; isExternal?: boolean } }) => {
  if (onLogin && link.isExternal !== true) {
    return (
      <Button variant="quiet" icon={ArrowRightIcon} iconAt="end" onPress={() => onLogin(link.href)}>
        {link.label}
      </Button>
    );
  }
  return (
    <Link
      href={link.href}
      variant="quiet"
      isExternal={link.isExternal ?? false}
      {...(link.isExternal !== true && { icon: ArrowRightIcon, iconAt: 'end' })}
    >
      {link.label}
    </Link>
  );
};

/**
 * A picture, a headline, a text, and a link.
 *
 * Use it for what a store offers, two or three side by side. What a reseller has to do is a Banner or a card.
 *
 * Anatomy: an icon on a tinted ground, the headline, the text, and at its foot the link, at one height in blocks side
 * by side.
 *
 * Do:
 * - Give `onLogin` on pages that visitors see signed out: the link leads on after they have signed in.
 *
 * Don't:
 * - Put a second link into it.
 *
 * Keyboard: Tab reaches the link.
 */
export const ImageTextBlock = ({ icon, headline, text, link, onLogin }: ImageTextBlockProps): ReactElement => (
  <section className={styles.block}>
    <span className={styles.image}>
      <Icon of={icon} size={24} />
    </span>
    <h3>{headline}</h3>
    <p className={styles.text}>{text}</p>
    {link && (
      <div className={styles.action}>
        <Action link={link} onLogin={onLogin} />
      </div>
    )}
  </section>
);
