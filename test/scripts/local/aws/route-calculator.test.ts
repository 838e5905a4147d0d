import { expect, it } from 'vitest';
import { routes } from '#scripts/local/aws/route-calculator.ts';

const denver = [-104.99, 39.74];
const boulder = [-105.27, 40.02];

const ask = (body: object, name = 'journal-routes') =>
  routes(['journal-routes'])({
    method: 'POST',
    path: `/routes/v0/calculators/${name}/calculate/route`,
    target: undefined,
    body,
  });

it('answers all fields that CalculateRoute always has, in the unit that was asked for', async () => {
  const drive = { DeparturePosition: denver, DestinationPosition: boulder };
  const miles = await ask({ ...drive, DistanceUnit: 'Miles', TravelMode: 'Car' });
  expect(miles).toEqual({
    status: 200,
    body: {
      Legs: [
        {
          ...{ StartPosition: denver, EndPosition: boulder },
          ...{ Distance: expect.any(Number), DurationSeconds: expect.any(Number) },
          Steps: [expect.objectContaining({ StartPosition: denver, EndPosition: boulder })],
        },
      ],
      Summary: {
        ...{ DataSource: 'Here', DistanceUnit: 'Miles', RouteBBox: [-105.27, 39.74, -104.99, 40.02] },
        ...{ Distance: expect.closeTo(31.7, 0), DurationSeconds: expect.any(Number) },
      },
    },
  });
  const kilometers = await ask(drive);
  expect(kilometers?.body['Summary']).toMatchObject({
    DistanceUnit: 'Kilometers',
    Distance: expect.closeTo(51, 0),
  });
});

it.each([
  ['an island', { DeparturePosition: denver, DestinationPosition: [-157.86, 21.31] }],
  ['the sea', { DeparturePosition: denver, DestinationPosition: [-140, 30] }],
  ['a position in another form', { DeparturePosition: denver, DestinationPosition: { lat: 1 } }],
])('refuses %s as the service does', async (_, body) => {
  expect(await ask(body)).toMatchObject({ status: 400, exception: 'ValidationException' });
});

it('knows its own calculators only', async () => {
  const drive = { DeparturePosition: denver, DestinationPosition: boulder };
  expect(await ask(drive, 'other')).toMatchObject({ status: 404, exception: 'ResourceNotFoundException' });
});
