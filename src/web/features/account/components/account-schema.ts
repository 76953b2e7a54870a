import * as zod from 'zod/mini';
import { UpdateUserRequest } from '#contract/storefront/zod/schemas/updateUserRequest.zod.ts';
import { shownName } from '#web/components/form/schemas.ts';

const { firstName, lastName, companyName } = UpdateUserRequest.shape;

/** The form of an account: its names are read by others. */
export const accountSchema = zod.safeExtend(UpdateUserRequest, {
  firstName: shownName(firstName),
  lastName: shownName(lastName),
  companyName: shownName(companyName),
});
