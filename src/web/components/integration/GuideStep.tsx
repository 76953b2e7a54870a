import type { ReactElement, ReactNode } from 'react';
import { Link } from '#web/ui/actions/Link.tsx';
import { Icon, type IconShape } from '#web/ui/Icon.tsx';
import styles from './GuideStep.module.css';

export type GuideStepProps = {
  logo: IconShape;
  text: string;
  link?: { label: string; href: string } | undefined;
  /** A RequestArea or the field of a URL. */
  children?: ReactNode;
};

/** The content of one of the first steps: its topic, links to read, and what to copy or to enter. */
export const GuideStep = ({ logo, text, link, children }: GuideStepProps): ReactElement => (
  <>
    <div className={styles.about}>
      <span className={styles.logo}>
        <Icon of={logo} size={24} />
      </span>
      <div>
        <p>{text}</p>
        {link && (
          <Link href={link.href} isExternal>
            {link.label}
          </Link>
        )}
      </div>
    </div>
    {children}
  </>
);
