import type { ReactElement, ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../../Icon.tsx';
import { ErrorIcon } from '../../icons.ts';
import { classes } from '../../props.ts';
import styles from './FieldFrame.module.css';

type FieldFrameProps = {
  /** Names the control. */
  label: string;
  /** Leaves the label to screen readers. */
  isLabelHidden?: boolean | undefined;
  /** A hint under the control. */
  description?: string | undefined;
  /** Shown under the control while the field is invalid. */
  error: string | undefined;
  /** Shown at the end of the line under the control. */
  aside?: ReactNode;
  /** The control. */
  children: ReactNode;
};

/**
 * Lays out label, control, description and error inside one of React Aria's fields, which connects them.
 *
 * Use it in each field of this library, so that all of them look and sound alike. A page uses the fields.
 */
export const FieldFrame = (props: FieldFrameProps): ReactElement => (
  <>
    <Label className={classes(styles.label, props.isLabelHidden && styles.hidden)}>{props.label}</Label>
    {props.children}
    <div className={styles.below}>
      <div>
        <FieldError className={styles.error ?? ''}>
          <Icon of={ErrorIcon} size={16} />
          {props.error}
        </FieldError>
        {props.description !== undefined && (
          <Text slot="description" className={styles.description ?? ''}>
            {props.description}
          </Text>
        )}
      </div>
      {props.aside}
    </div>
  </>
);
