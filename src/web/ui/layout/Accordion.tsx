import type { ReactElement, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup';
import { Heading } from 'react-aria-components/Heading';
import { Icon } from '../Icon.tsx';
import { ChevronDownIcon } from '../icons.ts';
import styles from './Accordion.module.css';

export type AccordionItem = {
  key: string;
  title: string;
  content: ReactNode;
};

export type AccordionProps = {
  items: readonly AccordionItem[];
  /** Allows several open sections. */
  isMultiple?: boolean;
  defaultOpenKeys?: readonly string[];
  /** Level of the headings. */
  level?: 2 | 3 | 4;
};

const none: readonly string[] = [];

/** Sections that open and close, for content that few visitors read in full. */
export const Accordion = ({
  items,
  isMultiple = false,
  defaultOpenKeys = none,
  level = 3,
}: AccordionProps): ReactElement => (
  <DisclosureGroup
    className={styles.group ?? ''}
    allowsMultipleExpanded={isMultiple}
    defaultExpandedKeys={[...defaultOpenKeys]}
  >
    {items.map(({ key, title, content }) => (
      <Disclosure key={key} id={key} className={styles.item ?? ''}>
        <Heading level={level} className={styles.heading ?? ''}>
          <Button slot="trigger" className={styles.trigger ?? ''}>
            <span>{title}</span>
            <Icon of={ChevronDownIcon} className={styles.chevron ?? ''} />
          </Button>
        </Heading>
        <DisclosurePanel className={styles.panel ?? ''}>
          <div className={styles.content}>{content}</div>
        </DisclosurePanel>
      </Disclosure>
    ))}
  </DisclosureGroup>
);
