import type { GroupSaleTraveller } from '#contract/storefront/model/groupSaleTraveller.ts';
import { repeatedPlaces, type Traveller } from '#domain/group-sale.ts';
import { hasUnseenSigns, keptText } from '#domain/plain-text.ts';
import { Problem } from '../core/problem.ts';
import { requireEmail, requireSupportedCountry } from '../core/read-fields.ts';

const requireTraveller = ({ email, name, country }: GroupSaleTraveller, place: number): Traveller => {
  const field = `body.travellers.${place}`;
  const kept = name === undefined ? '' : keptText(name).replaceAll(/\s+/gu, ' ');
  if (hasUnseenSigns(kept)) {
    throw Problem.badField(
      `${field}.name`,
      'name_signs',
      'Write the name on one line, without signs that cannot be seen',
    );
  }
  if (email === undefined && kept === '') {
    throw Problem.badField(`${field}.name`, 'missing', 'Give each traveller an email address or a name');
  }
  return {
    ...(email !== undefined && { email: requireEmail(`${field}.email`, email) }),
    ...(kept !== '' && { name: kept }),
    country: requireSupportedCountry(`${field}.country`, country),
  };
};

/** The travellers as they are stored; refused when two have the same address. */
export const requireTravellers = (given: readonly GroupSaleTraveller[]): Traveller[] => {
  const travellers = given.map(requireTraveller);
  const [repeated] = repeatedPlaces(travellers);
  if (repeated === undefined) return travellers;
  throw Problem.badField(
    `body.travellers.${repeated}.email`,
    'invalid',
    'Name each email address once: an earlier traveller has this one',
  );
};
