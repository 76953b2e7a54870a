import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerProposal } from '#domain/customer.ts';
import { foldName } from '#domain/name-search.ts';
import { ComboBox, type ComboBoxProps } from '#web/ui/fields/ComboBox.tsx';
import type { Option } from '#web/ui/fields/options.ts';

export type CustomerComboBoxProps = {
  /** What was typed so far. */
  text: string;
  /** Called with the whole text at every keystroke, and with the address of the proposal that was picked. */
  onTextChange: (text: string) => void;
  /** The customers for the text. */
  proposals: readonly CustomerProposal[];
  /** A sale to a guest with the typed number, which is offered as well: `onChange` is called with its value. */
  guestSale?: Option | undefined;
  /** eSIMs with the typed digits, which are offered as well: `onChange` is called with the value of one. */
  esims?: readonly Option[] | undefined;
  /** They are still being looked for. */
  isLoading?: boolean;
  /** The search got no answer. */
  isFailed?: boolean;
  /** The uid of the chosen customer; null while there is none. */
  value: string | null;
  /** Called with the uid of the proposal that was picked, and with null when the text no longer names one. */
  onChange: (uid: string | null) => void;
} & Pick<ComboBoxProps<string>, 'label' | 'description' | 'placeholder' | 'error' | 'isErrorShown' | 'onBlur' | 'ref'>;

/** The server also finds by what the label does not show, such as a note: the list offers these by the typed text. */
const asOption = ({ uid, email }: CustomerProposal, typed: string): Option => ({
  value: uid,
  label: email,
  otherNames: foldName(email).includes(typed) ? [] : [typed],
});

/**
 * A customer by e-mail address: typed in part and picked, or typed as a whole.
 *
 * Use it wherever a known customer is named by the address, with `useCustomerProposals`. An address that may be new has
 * an EmailField.
 *
 * Anatomy: as a ComboBox, whose list has the addresses, eSIMs, or the sale to a guest.
 *
 * Do:
 * - Say in `description` that a part is enough.
 * - Say where the proposals could not be loaded, beside the field.
 *
 * Don't:
 * - Take a typed text for a customer: only the chosen one is.
 *
 * Keyboard: typing finds, arrows move, Enter picks, a similar address only after an arrow, Escape closes the list.
 */
export const CustomerComboBox = ({
  text,
  proposals,
  guestSale,
  esims,
  isFailed = false,
  ...field
}: CustomerComboBoxProps): ReactElement => {
  const { t } = useTranslation('common');
  return (
    <ComboBox
      {...field}
      options={[
        ...proposals.map((proposal) => asOption(proposal, foldName(text))),
        ...(guestSale ? [guestSale] : []),
        ...(esims ?? []).map(({ value, label, description = '' }) => ({
          value,
          label,
          description,
          // Digits may be typed in groups, as they are printed on a card.
          otherNames: [foldName(text)],
        })),
      ]}
      similar={proposals[0]?.isSimilar === true ? t('similarCustomers') : undefined}
      initialText={text}
      isUnknown={isFailed || text.trim() === ''}
      isFreeText
    />
  );
};
