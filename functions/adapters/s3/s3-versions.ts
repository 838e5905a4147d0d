import {
  DeleteObjectsCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  type ObjectIdentifier,
} from '@aws-sdk/client-s3';
import { s3Client as client } from './s3-client.ts';

/**
 * Removes all objects below a prefix with all of their versions. `bypassesLocks` also removes locked ones
 * (governance mode). Repeating is harmless. Throws if S3 kept any.
 */
export async function removeVersions(
  Bucket: string,
  Prefix: string,
  { bypassesLocks }: { bypassesLocks: boolean },
): Promise<void> {
  let next: Pick<ListObjectVersionsCommandOutput, 'NextKeyMarker' | 'NextVersionIdMarker'> | undefined = {};
  while (next) {
    const page: ListObjectVersionsCommandOutput = await client.send(
      new ListObjectVersionsCommand({
        ...{ Bucket, Prefix },
        KeyMarker: next.NextKeyMarker,
        VersionIdMarker: next.NextVersionIdMarker,
      }),
    );
    const Objects: ObjectIdentifier[] = [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])].map(
      ({ Key = '', VersionId }) => ({ Key, VersionId }),
    );
    if (Objects.length > 0) {
      const { Errors } = await client.send(
        new DeleteObjectsCommand({
          Bucket,
          Delete: { Quiet: true, Objects },
          ...(bypassesLocks && { BypassGovernanceRetention: true }),
        }),
      );
      if (Errors?.length) throw new Error(`S3 kept ${Errors.length} versions: ${Errors[0]?.Code}`);
    }
    next = page.IsTruncated ? page : undefined;
  }
}
