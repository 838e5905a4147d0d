import { geocoder } from '#functions/adapters/location/geocoder.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { reverseGeocode } from '#functions/services/location/reverse-geocode.ts';
import { reverseGeocode as contract } from '#shared/contract/location.ts';

export const handler = routeHandler(contract, ({ body }) => reverseGeocode({ geocoder: geocoder() }, body));
