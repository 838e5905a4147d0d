import * as z from 'zod/mini';
import { contractOf } from './schemas.ts';

export const reverseGeocode = contractOf('reverse-geocode', {
  body: z.strictObject({
    lat: z.number().check(z.minimum(-90), z.maximum(90)),
    lng: z.number().check(z.minimum(-180), z.maximum(180)),
    /** Whether the map service is asked, which is paid. Otherwise an earlier look-up answers, or the nearest town. */
    street: z._default(z.boolean(), true),
  }),
  responses: {
    200: z.object({
      formatted_address: z.string(),
      /** Look-ups left of the day, after one that was paid; null after one that an earlier one answered. */
      lookups_left: z.nullable(z.int()),
    }),
  },
});
