/** What a register of VAT numbers answered; `unanswered` when it could not be reached or did not know. */
export type VatCheck = {
  /** The number that was asked for, with its prefix. */
  number: string;
  outcome: 'valid' | 'invalid' | 'unanswered';
  /** The register's own id of the request, which proves it to a tax office. */
  requestId?: string;
  /** ISO 8601. */
  at: string;
};

export type VatRegister = {
  /** Never throws for a register that is away: what could not be checked is `unanswered`. */
  check: (number: string) => Promise<VatCheck>;
};
