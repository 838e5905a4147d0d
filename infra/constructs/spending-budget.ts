import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Key } from 'aws-cdk-lib/aws-kms';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';

/**
 * Reports to a topic when the account has spent 80 percent of the stage's monthly budget, and when it is
 * forecast to exceed it (docs/runbooks/costs.md). It covers the whole account, because a filter by tag
 * reports nothing until the tag is activated for billing.
 */
export function spendingBudget(
  scope: Construct,
  { stage, topic, key }: { stage: Stage; topic: Topic; key: Key },
): CfnBudget {
  const budgets = new ServicePrincipal('budgets.amazonaws.com');
  topic.grantPublish(budgets);
  key.grant(budgets, 'kms:Decrypt', 'kms:GenerateDataKey');
  const notify = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: {
      notificationType,
      comparisonOperator: 'GREATER_THAN',
      threshold,
      thresholdType: 'PERCENTAGE',
    },
    subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
  });
  return new CfnBudget(scope, 'budget', {
    budget: {
      budgetName: `notary-journal-${stage.name}`,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: stage.monthlyBudget, unit: 'USD' },
    },
    notificationsWithSubscribers: [notify('ACTUAL', 80), notify('FORECASTED', 100)],
  });
}
