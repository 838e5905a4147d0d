import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { DataReferences } from '../stacks/data.ts';
import { fieldKeyStatement, mailStatement } from './service-access.ts';

type ExportingProps = {
  data: DataReferences;
  picturesBucketName: string;
  mailFrom: string;
  mailIdentityArn: string;
};

/** What is listed to find the documents of a notary. */
const documentLists = 'notaries/*/documents/*';

/** Every path that an export reads or writes, for all notaries. */
export function exportingResources(filesBucketName: string, picturesBucketName: string) {
  const files = `arn:aws:s3:::${filesBucketName}`;
  return [
    { sid: 'NotaryFiles', arn: `${files}/notaries/*`, actions: ['s3:GetObject'] },
    {
      sid: 'DataExports',
      arn: `${files}/data-exports/*`,
      actions: ['s3:GetObject', 's3:PutObject', 's3:AbortMultipartUpload'],
    },
    { sid: 'Pictures', arn: `arn:aws:s3:::${picturesBucketName}/pictures/*`, actions: ['s3:GetObject'] },
  ];
}

/**
 * Leave to read all that accounts hold, to make files of it, and to mail that they are ready; to change or
 * delete nothing of it.
 */
export function exportingStatements(props: ExportingProps): PolicyStatement[] {
  const { data, picturesBucketName, mailFrom, mailIdentityArn } = props;
  // Without leave to list, S3 would call a file that was deleted meanwhile forbidden, not missing.
  const onBucket = (sid: string, bucketName: string, prefix: string) =>
    new PolicyStatement({
      sid,
      actions: ['s3:ListBucket'],
      resources: [`arn:aws:s3:::${bucketName}`],
      conditions: { StringLike: { 's3:prefix': prefix } },
    });
  return [
    ...exportingResources(data.filesBucketName, picturesBucketName).map(
      ({ sid, arn, actions }) => new PolicyStatement({ sid, actions, resources: [arn] }),
    ),
    onBucket('DocumentsList', data.filesBucketName, documentLists),
    onBucket('PicturesList', picturesBucketName, 'pictures/*'),
    fieldKeyStatement(data, ['Decrypt']),
    mailStatement(mailIdentityArn, mailFrom),
  ];
}
