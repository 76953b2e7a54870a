import type { ReactElement, ReactNode } from 'react';
import { Link } from '#web/ui/actions/Link.tsx';
import { Icon, type IconShape } from '#web/ui/Icon.tsx';
import styles from './GuideStep.module.css';

type GuideStepProps = {
  /** The logo of the topic, beside the text. */
  logo: IconShape;
  /** What is done in this step, in one or two sentences. */
  text: string;
  /** Where the step is documented. */
  link?: { label: string; href: string } | undefined;
  /** A RequestArea or the field of a URL. */
  children?: ReactNode;
};

/**
 * The content of one of the first steps: its topic, links to read, and what to copy or to enter.
 *
 * Use it as the content of one step of a Wizard.
 *
 * Anatomy: the logo, beside it the text and its link; below them what is copied or entered.
 *
 * Do:
 * - Have one thing to do in a step; a second one is another step.
 *
 * Don't:
 * - Write a heading: the wizard shows the step's title.
 * - Link to what is needed in this step alone: it is copied or entered below the text.
 */
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
